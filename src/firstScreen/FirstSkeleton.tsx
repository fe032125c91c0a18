import { MenuSkeleton } from '../components/menu/MenuSkeleton.tsx';
import { AppBar } from '../ui/layout/AppBar.tsx';
import { PageColumns } from '../ui/layout/PageColumns.tsx';
import { PageMain } from '../ui/layout/PageMain.tsx';

export function MenuOutline({ label }: { label: string }) {
  return (
    <PageColumns isFullWidth>
      <MenuSkeleton label={label} />
    </PageColumns>
  );
}

/** Shown instead of a table's menu until its first answers arrive. */
export function FirstSkeleton({ label }: { label: string }) {
  return (
    <>
      <AppBar title={<span aria-hidden="true">{label}</span>} />
      <PageMain>
        <MenuOutline label={label} />
      </PageMain>
    </>
  );
}
