import { ModalFrame, type ModalProps } from './ModalFrame.tsx';

type SidePanelProps = Omit<ModalProps, 'role' | 'tone'>;

/** As tall as the screen, at the end of the line, for what belongs to the person and not to the page. */
export function SidePanel({ isOpen, ...frame }: SidePanelProps) {
  return isOpen ? <ModalFrame shape="side" {...frame} /> : null;
}
