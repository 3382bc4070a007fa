// No target holds this.
