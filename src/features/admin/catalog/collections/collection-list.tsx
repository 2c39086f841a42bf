/** List of configurable collections with their product and the number of choices. */
import { DataTable } from 'react-admin'
import { useTranslation } from 'react-i18next'
import type { AdminCollectionRow } from '@/contract/endpoints/admin/collections.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { Badge } from '@/ui/content/badge.tsx'
import { ListFrame } from '../../framework/list/list-frame.tsx'
import { NewButton } from '../../framework/list/new-button.tsx'
import { NamedRow } from '../../framework/record/named-row.tsx'

export function CollectionList({ title, linkTo }: { title: string; linkTo: LinkTo }) {
  const { t } = useTranslation(['admin-goods', 'admin'])
  return (
    <ListFrame
      resource="collections"
      title={title}
      sort={{ field: 'position', order: 'ASC' }}
      searchHint={t('collections.search')}
      emptyTitle={t('collections.none')}
      actions={<NewButton href={linkTo('adminCollectionCreate')}>{t('collections.new')}</NewButton>}
      table={{ rowClick: id => linkTo('adminCollection', { id: String(id) }) }}
    >
      <DataTable.Col
        source="name"
        disableSort
        label={t('admin:column.name')}
        render={(row: AdminCollectionRow) => (
          <NamedRow
            href={linkTo('adminCollection', { id: row.id })}
            name={row.name}
            note={row.product}
            picture={row.picture}
            element={row.element ?? undefined}
          />
        )}
      />
      <DataTable.Col
        source="is_active"
        disableSort
        label={t('admin:column.status')}
        render={({ is_active }: AdminCollectionRow) => (
          <Badge tone={is_active ? 'success' : 'muted'}>{t(is_active ? 'visible' : 'hidden')}</Badge>
        )}
      />
      <DataTable.Col align="right" source="steps" disableSort label={t('collections.steps')} />
      <DataTable.Col align="right" source="choices" disableSort label={t('collections.choices')} />
      <DataTable.Col align="right" source="packages" disableSort label={t('collections.packages')} />
    </ListFrame>
  )
}
