/** Orders, cards and packs of an account, each with pagination. */

import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminUser } from '@/contract/endpoints/admin/users.ts'
import { pictureUrl } from '@/contract/file-url.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { Badge } from '@/ui/content/badge.tsx'
import { Pagination } from '@/ui/content/pagination.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { Link } from '@/ui/link.tsx'
import { PartFailure } from '@/ui/state/part-failure.tsx'
import { Skeleton } from '@/ui/state/skeleton.tsx'
import { orderTone, orderWord } from '../../framework/list/order-tones.ts'
import { Thumbnail } from '../../framework/list/thumbnail.tsx'
import rows from '../../framework/record/panel-rows.module.css'
import { cardsOfUser, type OrdersOf, ordersOf, packsOfUser } from './user-calls.ts'
import styles from './users.module.css'

interface BelongingsProps {
  user: AdminUser
  linkTo: LinkTo
}

interface PageMeta {
  total: number
  page: number
  per_page: number
}

interface PagedProps {
  title: string
  none: string
  meta: PageMeta | undefined
  isFailed: boolean
  onRetry: () => unknown
  onPage: (page: number) => void
  action?: ReactNode
  children: ReactNode
}

function Paged({ title, none, meta, isFailed, onRetry, onPage, action, children }: PagedProps) {
  const pages = meta ? Math.ceil(meta.total / meta.per_page) : 0
  return (
    <Panel dense titleAs="h2" title={meta ? `${title} (${meta.total})` : title} action={action}>
      {isFailed && <PartFailure onRetry={onRetry} />}
      {!meta && !isFailed && <Skeleton height={120} radius={12} />}
      {meta?.total === 0 && <p className={styles.soft}>{none}</p>}
      {children}
      {meta && pages > 1 && (
        <div className={styles.pages}>
          <Pagination page={meta.page} pages={pages} onPage={onPage} />
        </div>
      )}
    </Panel>
  )
}

interface OrdersPanelProps {
  of: OrdersOf
  linkTo: LinkTo
  money: (cents: number | null) => string
  day: (at: string) => string
}

export function OrdersPanel({ of, linkTo, money, day }: OrdersPanelProps) {
  const { t } = useTranslation(['admin-sales', 'admin'])
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery(ordersOf(of, page))
  return (
    <Paged
      title={t('users.orders')}
      none={t('users.no_orders')}
      meta={data?.meta}
      isFailed={Boolean(error) && !data}
      onRetry={refetch}
      onPage={setPage}
    >
      <ul className={rows.broken}>
        {data?.data.map(order => (
          <li key={order.id}>
            <Thumbnail picture={order.pictures[0] ?? ''} />
            <span className={rows.words}>
              <Link
                href={
                  order.status === 'draft'
                    ? `${linkTo('adminOrderCreate')}?draft=${order.id}`
                    : linkTo('adminOrder', { id: order.id })
                }
              >
                {order.number}
              </Link>
              <small>{day(order.placed_at)}</small>
            </span>
            <Badge tone={orderTone[orderWord(order)]}>{t(`admin:orders.status.${orderWord(order)}`)}</Badge>
            {order.due !== null && <b>{money(order.due)}</b>}
          </li>
        ))}
      </ul>
    </Paged>
  )
}

export function CardsPanel({ user, linkTo }: BelongingsProps) {
  const { t } = useTranslation('admin-sales')
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery(cardsOfUser(user.id, page))
  return (
    <Paged
      title={t('users.cards')}
      none={t('users.no_cards')}
      meta={data?.meta}
      isFailed={Boolean(error) && !data}
      onRetry={refetch}
      onPage={setPage}
    >
      <ul className={styles.cards}>
        {data?.data.map(card => (
          <li key={card.id}>
            <Link href={linkTo('adminCharacter', { slug: card.slug })}>
              <img src={pictureUrl(card.thumbnail)} alt="" loading="lazy" width={56} height={56} />
              <span>{card.nome}</span>
              <small>
                {card.numero_carta}
                {card.count > 1 && ` × ${card.count}`}
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </Paged>
  )
}

const packTone = { sealed: 'amber', opened: 'success', voided: 'muted' } as const

export function PacksPanel({ user, linkTo, day }: BelongingsProps & { day: (at: string) => string }) {
  const { t } = useTranslation('admin-sales')
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery(packsOfUser(user.id, page))
  return (
    <Paged
      title={t('users.packs')}
      none={t('users.no_packs')}
      meta={data?.meta}
      isFailed={Boolean(error) && !data}
      onRetry={refetch}
      onPage={setPage}
      action={
        <Link href={`${linkTo('adminPacks')}?user=${user.id}`} className={rows.link}>
          {t('users.grant')}
        </Link>
      }
    >
      <ul className={rows.broken}>
        {data?.data.map(pack => (
          <li key={pack.id}>
            <span className={rows.words}>
              <b>{pack.name}</b>
              <small>
                {t(`users.source.${pack.source}`, { defaultValue: pack.source })} · {day(pack.at)}
              </small>
            </span>
            <Badge tone={packTone[pack.state]}>{t(`users.pack.${pack.state}`)}</Badge>
          </li>
        ))}
      </ul>
    </Paged>
  )
}
