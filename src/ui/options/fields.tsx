// A choice out of a few, and a switch: each a label with its control, as wide as a finger wants it.
import type { ComponentChildren } from 'preact';

export function Choice<T extends string | number>(props: {
  label: string;
  value: T;
  values: readonly { value: T; label: string }[];
  choose(value: T): void;
}) {
  return (
    <label class="row">
      <span>{props.label}</span>
      <select
        value={String(props.value)}
        onChange={(event) => {
          const found = props.values.find(({ value }) => String(value) === event.currentTarget.value);
          if (found !== undefined) props.choose(found.value);
        }}
      >
        {props.values.map(({ value, label }) => (
          <option key={value} value={String(value)}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

export function Switch(props: { label: ComponentChildren; on: boolean; turn(on: boolean): void }) {
  return (
    <label class="row switch">
      <span>{props.label}</span>
      <input type="checkbox" checked={props.on} onChange={(event) => props.turn(event.currentTarget.checked)} />
    </label>
  );
}
