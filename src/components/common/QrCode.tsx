import { qrDrawing } from '../../rules/common/qrCode.ts';

interface QrCodeProps {
  text: string;
  /** Describes the code to screen readers. */
  label: string;
  className?: string | undefined;
}

/** Renders nothing if the text is too long for a code. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const code = qrDrawing(text);
  if (!code) return null;
  return (
    <svg
      className={className}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${code.size} ${code.size}`}
      shapeRendering="crispEdges"
    >
      <path d={`M0 0h${code.size}v${code.size}H0z`} fill="#fff" />
      <path
        d={code.runs.map(({ x, y, length }) => `M${x} ${y}h${length}v1h-${length}z`).join('')}
        fill="#000"
      />
    </svg>
  );
}
