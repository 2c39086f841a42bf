import { useQuery } from '@tanstack/react-query'
import { adminUsersQuery } from '@/api/administration-queries.ts'
import type { adminUsers } from '@/contract/administration.ts'
import type { AnswerOf } from '@/contract/endpoint.ts'
import { Badge } from '@/ui/content/badge.tsx'
import { roleTone } from '../kit/tones.ts'
import type { ListSpec } from './list-spec.ts'
import styles from './lists.module.css'

type UserRow = AnswerOf<typeof adminUsers>['data'][number]

export const usersList: ListSpec<UserRow> = {
  words: 'users',
  search: 'search_users',
  perPage: 25,
  useRows: (reader, request) => {
    const { data, error, isPlaceholderData, refetch } = useQuery(adminUsersQuery(reader, request))
    return {
      rows: data?.data,
      total: data?.meta.total ?? 0,
      error,
      isStale: isPlaceholderData,
      retry: () => void refetch(),
    }
  },
  rowKey: user => user.id,
  columns: ({ t, iso }) => {
    const day = new Intl.DateTimeFormat(iso, { dateStyle: 'medium' })
    return [
      { id: 'name', head: t('column.name'), lead: true, cell: user => user.name },
      {
        id: 'email',
        head: t('column.email'),
        cell: user => <span className={styles.breakable}>{user.email}</span>,
      },
      {
        id: 'role',
        head: t('column.role'),
        cell: user => <Badge tone={roleTone(user.role)}>{t(`role.${user.role}`)}</Badge>,
      },
      {
        id: 'verified',
        head: t('column.verified'),
        cell: user => (
          <Badge tone={user.email_verified ? 'success' : 'warning'}>
            {t(user.email_verified ? 'value.confirmed' : 'value.unconfirmed')}
          </Badge>
        ),
      },
      {
        id: 'since',
        head: t('column.since'),
        numeric: true,
        cell: user => day.format(new Date(user.created_at)),
      },
    ]
  },
}
