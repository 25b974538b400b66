// Time for the table: whoever runs it gives `now` and `wait`, so that a test can run an evening in a moment.

/** The browser's time, `speed` times as fast; `speed` can be changed at any moment. */
export function realClock(window, speed = 1) {
  const clock = {
    speed,
    now: () => window.performance.now(),
    wait: (milliseconds) => new Promise((resolve) => window.setTimeout(resolve, milliseconds / clock.speed)),
  };
  return clock;
}

/** Numbers from 0 up to 1 that depend on the seed alone. */
export function chance(seed) {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4294967296;
  };
}
