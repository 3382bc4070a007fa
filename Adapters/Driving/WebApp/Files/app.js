// Everything works without a script; these modules make it quicker and quieter. One concern each;
// what only one domain's pages need is in its folder, and comes with them.
import "./images.js";
import "./theme.js";
import "./keys.js";
import "./wall.js";
import "./share.js";
import "./frame.js";
import "./live.js";
import "./pull.js";
import "./back.js";
