// For tests in happy-dom, which computes style for every ancestor, slowly, and hides a visible child of a hidden parent as no browser does.
Object.defineProperty(Element.prototype, 'checkVisibility', { value: undefined, configurable: true, writable: true });
