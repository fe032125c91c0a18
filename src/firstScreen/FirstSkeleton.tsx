import { MenuSkeleton } from '../components/menu/MenuSkeleton.tsx';
import { AppBar } from '../ui/layout/AppBar.tsx';
import { PageColumns } from '../ui/layout/PageColumns.tsx';
import { PageMain } from '../ui/layout/PageMain.tsx';

/** Shown instead of a table's menu until its first answers arrive. */
export function FirstSkeleton({ label }: { label: string }) {
  return (
    <>
      <AppBar title={<span aria-hidden="true">{label}</span>} />
      <PageMain>
        <PageColumns isFullWidth>
          <MenuSkeleton label={label} />
        </PageColumns>
      </PageMain>
    </>
  );
}
