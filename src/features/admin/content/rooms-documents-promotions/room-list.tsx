/** Rooms with their audience, contents and languages. */

import { DataTable } from 'react-admin'
import { useTranslation } from 'react-i18next'
import type { AdminRoom } from '@/contract/endpoints/admin/rooms.ts'
import type { Locale } from '@/contract/locales.ts'
import { wordIn } from '@/contract/localized-texts.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { percentText } from '@/i18n/percent.ts'
import { Badge } from '@/ui/content/badge.tsx'
import { LanguageMarks } from '../../framework/fields/language-marks.tsx'
import { ListFrame } from '../../framework/list/list-frame.tsx'
import { NewButton } from '../../framework/list/new-button.tsx'
import { NamedRow } from '../../framework/record/named-row.tsx'

interface RoomListProps {
  title: string
  locale: Locale
  linkTo: LinkTo
}

export function RoomList({ title, locale, linkTo }: RoomListProps) {
  const { t } = useTranslation(['admin-places', 'admin'])
  return (
    <ListFrame
      resource="rooms"
      title={title}
      sort={{ field: 'position', order: 'ASC' }}
      searchHint={t('rooms.search')}
      emptyTitle={t('rooms.none')}
      actions={<NewButton href={linkTo('adminRoomCreate')}>{t('rooms.new')}</NewButton>}
      table={{ rowClick: id => linkTo('adminRoom', { id: String(id) }) }}
    >
      <DataTable.Col
        source="code"
        disableSort
        label={t('rooms.room')}
        render={(room: AdminRoom) => (
          <NamedRow
            href={linkTo('adminRoom', { id: room.id })}
            name={wordIn(room.names, locale)}
            note={room.code}
          />
        )}
      />
      <DataTable.Col
        source="is_active"
        disableSort
        label={t('admin:column.status')}
        render={({ is_active }: AdminRoom) => (
          <Badge tone={is_active ? 'success' : 'muted'}>{t(is_active ? 'rooms.open' : 'rooms.closed')}</Badge>
        )}
      />
      <DataTable.Col
        source="access"
        disableSort
        label={t('who')}
        render={({ access, visible_roles, user_ids }: AdminRoom) => {
          if (access === 'code') return t('rooms.access.code')
          if (access === 'users') return t('people_count', { count: user_ids.length })
          return visible_roles.map(role => t(`admin:role.${role}`)).join(', ')
        }}
      />
      <DataTable.Col
        source="products"
        disableSort
        label={t('rooms.inside')}
        render={({ products, document_ids, discount }: AdminRoom) =>
          [
            t('product_count', { count: products.length }),
            t('document_count', { count: document_ids.length }),
            ...(discount > 0 ? [`−${percentText(discount, locale)}`] : []),
          ].join(' · ')
        }
      />
      <DataTable.Col
        source="languages"
        disableSort
        label={t('languages')}
        render={({ languages }: AdminRoom) => <LanguageMarks done={languages} all />}
      />
    </ListFrame>
  )
}
