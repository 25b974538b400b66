// The overlay's own style, inside its shadow root.
export const css = `
:host { all: initial !important; }
`;
