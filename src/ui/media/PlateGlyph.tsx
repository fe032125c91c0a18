interface PlateGlyphProps {
  className?: string;
  /** What the missing picture would have shown. */
  label: string;
}

/** A plate between fork and knife. */
export function PlateGlyph({ className, label }: PlateGlyphProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg
      {...naming}
      className={className}
      viewBox="0 0 96 64"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <circle cx="48" cy="32" r="24" />
      <circle cx="48" cy="32" r="15" />
      <path d="M10 8v11a5 5 0 0 0 10 0V8" />
      <path d="M15 8v48" />
      <path d="M82 56V8c-5 3-7 9-7 16v8h7" />
    </svg>
  );
}
