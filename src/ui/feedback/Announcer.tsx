import { VisuallyHidden } from '../text/VisuallyHidden.tsx';

interface AnnouncerProps {
  text: string;
}

/** Speaks its text when it changes. Keep it mounted: a region that arrives with its words is silent. */
export function Announcer({ text }: AnnouncerProps) {
  return (
    <VisuallyHidden>
      <output>{text}</output>
    </VisuallyHidden>
  );
}
