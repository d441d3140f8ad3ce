/** The oldest browsers in which every script of the shop runs. */
export const scriptTarget = ['chrome103', 'edge103', 'safari15.6', 'ios15.6', 'firefox115'];

/** The oldest browsers in which pages are styled. Below the line for scripts they are served without any. */
export const cssTarget = ['chrome90', 'edge90', 'safari15.6', 'ios15.6', 'firefox115'];
