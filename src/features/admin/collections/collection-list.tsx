import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callOrThrow } from '@/api/client.ts'
import { adminCollections } from '@/contract/collection-administration.ts'
import type { Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { Button } from '@/ui/action/button.tsx'
import { Badge } from '@/ui/content/badge.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { Table } from '@/ui/content/table.tsx'
import { iconPlus } from '@/ui/icon/icons.ts'
import { EmptyState } from '@/ui/state/empty-state.tsx'
import { PartFailure } from '@/ui/state/part-failure.tsx'
import { RowsSkeleton } from '@/ui/state/skeleton.tsx'
import { NamedRow } from '../kit/named-row.tsx'
import { ScreenHead } from '../kit/screen-head.tsx'

interface CollectionListProps {
  title: string
  locale: Locale
  linkTo: LinkTo
}

/** What shoppers can put together: a handful, so they stand on one page. */
export function CollectionList({ title, locale, linkTo }: CollectionListProps) {
  const { t } = useTranslation(['admin-goods', 'admin'])
  const { data, error, refetch } = useQuery({
    queryKey: ['collections', 'list', locale],
    queryFn: () => callOrThrow(adminCollections),
  })
  return (
    <>
      <ScreenHead
        title={title}
        count={data?.data.length}
        actions={
          <Button size="dense" icon={iconPlus} href={linkTo('adminCollectionCreate')}>
            {t('collections.new')}
          </Button>
        }
      />
      <Panel dense>
        {error && !data && <PartFailure onRetry={refetch} />}
        {!data && !error && <RowsSkeleton rows={4} />}
        {data?.data.length === 0 && <EmptyState title={t('collections.none')} />}
        {data && data.data.length > 0 && (
          <Table
            label={title}
            rows={data.data}
            rowKey={row => row.id}
            columns={[
              {
                id: 'name',
                lead: true,
                head: t('admin:column.name'),
                cell: row => (
                  <NamedRow
                    href={linkTo('adminCollection', { id: row.id })}
                    name={row.name}
                    note={row.product}
                    picture={row.picture}
                    element={row.element ?? undefined}
                  />
                ),
              },
              { id: 'steps', numeric: true, head: t('collections.steps'), cell: row => row.steps },
              { id: 'choices', numeric: true, head: t('collections.choices'), cell: row => row.choices },
              { id: 'packages', numeric: true, head: t('collections.packages'), cell: row => row.packages },
              {
                id: 'state',
                head: t('admin:column.status'),
                cell: row => (
                  <Badge tone={row.is_active ? 'success' : 'muted'}>
                    {t(row.is_active ? 'visible' : 'hidden')}
                  </Badge>
                ),
              },
            ]}
          />
        )}
      </Panel>
    </>
  )
}
