import './Text.css';

const RANGE = /(\d+-\d+ \w+)/;

/** A text whose ranges, such as "1-2 hours", never break at their hyphen at the end of a line. */
export function Text({ children }: { children: string }) {
  return children.split(RANGE).map((part, index) =>
    // Every second part is what the group of the pattern caught.
    index % 2 === 1 ? (
      <span key={index} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
