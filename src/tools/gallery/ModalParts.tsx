import type { ReactNode } from 'react';
import { Button } from '../../ui/form/Button.tsx';
import { Dialog } from '../../ui/modal/Dialog.tsx';
import { FullScreen } from '../../ui/modal/FullScreen.tsx';
import { Sheet } from '../../ui/modal/Sheet.tsx';
import { SidePanel } from '../../ui/modal/SidePanel.tsx';
import { Kept, Sample } from './Sample.tsx';
import type { PartsProps } from './words.ts';

const TONES = ['neutral', 'positive', 'warning', 'danger'] as const;

interface OpenerProps {
  label: string;
  children: (isOpen: boolean, close: () => void) => ReactNode;
}

function Opener({ label, children }: OpenerProps) {
  return (
    <Kept start={false}>
      {(isOpen, keep) => (
        <>
          <Button variant="secondary" onClick={() => keep(true)}>
            {label}
          </Button>
          {children(isOpen, () => keep(false))}
        </>
      )}
    </Kept>
  );
}

export function ModalParts({ words }: PartsProps) {
  const frame = (close: () => void) => ({
    title: words.short,
    onClose: close,
    closeLabel: words.close,
    actions: (
      <>
        <Button variant="secondary" onClick={close}>
          {words.previous}
        </Button>
        <Button onClick={close}>{words.action}</Button>
      </>
    ),
  });
  const paragraphs = Array.from({ length: 12 }, (_, at) => <p key={at}>{words.long}</p>);
  return (
    <>
      <Sample name="Dialog" state="each tone; the last is an alert with no way out but its buttons">
        <div className="kit-line">
          {TONES.map((tone) => (
            <Opener key={tone} label={tone}>
              {(isOpen, close) => (
                <Dialog isOpen={isOpen} tone={tone} {...frame(close)}>
                  {words.detail}
                </Dialog>
              )}
            </Opener>
          ))}
          <Opener label="alertdialog">
            {(isOpen, close) => (
              <Dialog
                isOpen={isOpen}
                role="alertdialog"
                tone="danger"
                {...frame(close)}
                title={words.long}
                onClose={undefined}
              >
                {words.long}
              </Dialog>
            )}
          </Opener>
        </div>
      </Sample>
      <Sample name="Sheet, SidePanel, FullScreen" state="with more than fits">
        <div className="kit-line">
          <Opener label="Sheet">
            {(isOpen, close) => (
              <Sheet isOpen={isOpen} {...frame(close)}>
                {paragraphs}
              </Sheet>
            )}
          </Opener>
          <Opener label="SidePanel">
            {(isOpen, close) => (
              <SidePanel isOpen={isOpen} {...frame(close)}>
                {paragraphs}
              </SidePanel>
            )}
          </Opener>
          <Opener label="FullScreen">
            {(isOpen, close) =>
              isOpen && (
                <FullScreen title={words.short} onLeave={close}>
                  <div className="kit-screen">
                    <p>{words.long}</p>
                    <Button onClick={close}>{words.close}</Button>
                  </div>
                </FullScreen>
              )
            }
          </Opener>
        </div>
      </Sample>
    </>
  );
}
