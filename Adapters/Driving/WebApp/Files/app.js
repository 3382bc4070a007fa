// Everything works without a script; these modules make it quicker and quieter. One concern each.
import "./images.js";
import "./theme.js";
import "./keys.js";
import "./dialogs.js";
import "./player.js";
import "./watching.js";
import "./fresh.js";
import "./live.js";
import "./pull.js";
import "./back.js";
