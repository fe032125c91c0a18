import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartLine } from '../../../contract/cart.ts';
import type { FoundAgain } from '../../../ordering/order/orderAgain.ts';
import { labelOf } from '../../../rules/common/labels.ts';
import type { AgainChange } from '../../../rules/order/linesAgain.ts';
import { useAppStore } from '../../../state/appStore.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { FieldGroup } from '../../../ui/form/FieldGroup.tsx';
import { Dialog } from '../../../ui/modal/Dialog.tsx';
import { AllergyContext } from '../../allergy/allergyContext.ts';
import styles from './FoundAgainDialog.module.css';
import { chosenOf, type AgainMarks } from './useAgainMarks.ts';

interface FoundAgainDialogProps {
  found: FoundAgain;
  marks: AgainMarks;
  hasCart: boolean;
  onClose: () => void;
  onPut: (isInstead: boolean) => void;
}

/** The current state of an earlier order, before it goes into the cart. */
export function FoundAgainDialog(props: FoundAgainDialogProps) {
  const { found, marks, hasCart, onClose, onPut } = props;
  const { t } = useTranslation();
  const { lines, leftOut, changes } = found;
  const marked = marks.marked(lines);
  const isEmpty = lines.length === 0;
  const isNoneTaken = !lines.some(marks.isTaken);
  const words: Record<AgainChange['kind'], (name: string) => string> = {
    choices: (name) => t('again.choices', { name }),
    price: (name) => t('again.price', { name }),
  };
  return (
    <Dialog
      isOpen
      title={t('again.title')}
      onClose={onClose}
      closeLabel={t('common.close')}
      actions={
        isNoneTaken ? (
          <Button onClick={onClose}>{t('common.ok')}</Button>
        ) : hasCart ? (
          <>
            <Button variant="secondary" onClick={() => onPut(true)}>
              {t('again.replace')}
            </Button>
            <Button onClick={() => onPut(false)}>{t('again.add')}</Button>
          </>
        ) : (
          <Button onClick={() => onPut(false)}>{t('again.goOn')}</Button>
        )
      }
    >
      <div className={styles.found}>
        {isEmpty && <p>{t('again.nothing')}</p>}
        {!isEmpty && leftOut.length > 0 && <Names title={t('again.leftOut')} names={leftOut} />}
        {changes.length > 0 && (
          <Names
            title={t('again.changed')}
            names={changes.map(({ kind, name }) => words[kind](name))}
          />
        )}
        {marked.length > 0 && <Marked lines={marked} marks={marks} />}
        {!isNoneTaken && hasCart && <p>{t('again.hasCart')}</p>}
      </div>
    </Dialog>
  );
}

/** Names every excluded dish, and the diner can still take it. */
function Marked({ lines, marks }: { lines: readonly CartLine[]; marks: AgainMarks }) {
  const { t } = useTranslation();
  const hides = useContext(AllergyContext)?.profile.hidesDishes ?? false;
  return (
    <FieldGroup
      label={t('again.avoided')}
      hint={hides ? t('again.avoidedOut') : t('again.avoidedIn')}
      error={undefined}
    >
      {lines.map((line) => (
        <Checkbox
          key={line.uniqueId}
          label={<MarkedName line={line} dishes={marks.dishesOf(line)} />}
          checked={marks.isTaken(line)}
          onChange={(isTaken) => marks.setTaken(line, isTaken)}
        />
      ))}
    </FieldGroup>
  );
}

interface MarkedNameProps {
  line: CartLine;
  dishes: ReturnType<AgainMarks['dishesOf']>;
}

function MarkedName({ line, dishes }: MarkedNameProps) {
  const lang = useAppStore((state) => state.lang);
  const allergy = useContext(AllergyContext);
  return (
    <>
      {labelOf(line.menuItem, lang)}{' '}
      {allergy && <allergy.LineMark line={chosenOf(line)} dishes={dishes} />}
    </>
  );
}

function Names({ title, names }: { title: string; names: readonly string[] }) {
  return (
    <div>
      <p className={styles.title}>{title}</p>
      <ul className={styles.names}>
        {names.map((name, index) => (
          // The same dish may appear twice with different choices.
          <li key={`${name}-${index}`}>{name}</li>
        ))}
      </ul>
    </div>
  );
}
