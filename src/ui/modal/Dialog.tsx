import { ModalFrame, type ModalProps } from './ModalFrame.tsx';

/** In the middle of the screen, for a question or a short message. */
export function Dialog({ isOpen, ...frame }: ModalProps) {
  return isOpen ? <ModalFrame shape="card" {...frame} /> : null;
}
