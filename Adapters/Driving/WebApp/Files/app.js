// Everything works without a script; these modules make it quicker and quieter. One concern each.
import "./images.js";
import "./theme.js";
import "./keys.js";
import "./dialogs.js";
import "./player.js";
import "./watching.js";
import "./wall.js";
import "./photo.js";
import "./share.js";
import "./frame.js";
import "./fresh.js";
import "./live.js";
import "./signin.js";
import "./pull.js";
import "./back.js";
