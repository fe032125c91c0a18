import { VisuallyHidden } from '../text/VisuallyHidden.tsx';

interface AnnouncerProps {
  text: string;
}

/** Read out when its text changes. Keep it mounted: a region inserted with text is not read out. */
export function Announcer({ text }: AnnouncerProps) {
  return (
    <VisuallyHidden>
      <output>{text}</output>
    </VisuallyHidden>
  );
}
