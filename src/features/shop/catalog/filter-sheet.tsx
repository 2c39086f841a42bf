/** Facets in a sheet for narrow screens. Filters apply immediately. The footer shows the number of results. */
import { Button } from '@/ui/action/button.tsx'
import { Drawer } from '@/ui/overlay/drawer.tsx'
import { withoutFilters } from './catalog-query.ts'
import { FacetPanel, type FacetPanelProps } from './facet-panel.tsx'
import styles from './filter-sheet.module.css'

export interface FilterSheetProps extends FacetPanelProps {
  open: boolean
  total: number
  onClose(): void
}

export function FilterSheet({ open, total, onClose, ...panel }: FilterSheetProps) {
  const { t } = panel.words
  return (
    <Drawer
      open={open}
      onClose={onClose}
      side="bottom"
      title={t('facets.title')}
      actions={
        <>
          <Button variant="ghost" onClick={() => panel.onChoose(withoutFilters)}>
            {t('facets.clear')}
          </Button>
          <Button className={styles.show} onClick={onClose}>
            {t('facets.show', { count: total })}
          </Button>
        </>
      }
    >
      <FacetPanel {...panel} />
    </Drawer>
  )
}
