import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { charactersQuery, myCardsQuery } from '@/api/queries.ts'
import type { User } from '@/contract/endpoints/account/users.ts'
import { useLocaleOfTexts } from '@/i18n/use-locale-of-texts.ts'
import { Panel } from '@/ui/content/panel.tsx'
import { RingArc } from '@/ui/content/ring-arc.tsx'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconArrowRight } from '@/ui/icon/icons.ts'
import { Link } from '@/ui/link.tsx'
import { PartFailure } from '@/ui/state/part-failure.tsx'
import { Loading, Skeleton } from '@/ui/state/skeleton.tsx'
import ring from './collection-panel.module.css'
import styles from './overview.module.css'

interface RingProps {
  share: number // 0–1
  label: string // label for screen readers
  figure: string // short visible label
}

const radius = 44

/** A share as a ring with its percentage inside. */
const Ring = ({ share, label, figure }: RingProps) => (
  <svg className={ring.ring} viewBox="0 0 104 104" role="img" aria-label={label}>
    <circle className={ring.track} cx="52" cy="52" r={radius} />
    {share > 0 && <RingArc className={ring.done} share={share} radius={radius} center={52} />}
    <text className={ring.figure} x="52" y="53" textAnchor="middle" dominantBaseline="middle">
      {figure}
    </text>
  </svg>
)

interface CollectionPanelProps {
  user: User
  albumHref: string
  charactersHref: string
}

/** Number of different characters owned, and of all characters. */
export function CollectionPanel({ user, albumHref, charactersHref }: CollectionPanelProps) {
  const { t } = useTranslation('account')
  const cards = useQuery(myCardsQuery(user.id))
  const catalogue = useQuery(charactersQuery(useLocaleOfTexts()))
  const retry = () => Promise.all([cards.refetch(), catalogue.refetch()])
  const toAlbum = user.extra.album_enabled
  return (
    <Panel className={styles.collection}>
      {cards.isError || catalogue.isError ? (
        <PartFailure onRetry={retry} />
      ) : cards.data && catalogue.data ? (
        <Owned
          copies={cards.data.length}
          owned={new Set(cards.data.map(card => card.numero_carta)).size}
          total={catalogue.data.length}
          link={{
            href: toAlbum ? albumHref : charactersHref,
            text: t(toAlbum ? 'collection.album' : 'collection.characters'),
          }}
        />
      ) : (
        <Loading>
          <Skeleton height={108} radius={16} />
        </Loading>
      )}
    </Panel>
  )
}

interface OwnedProps {
  copies: number
  owned: number
  total: number
  link: { href: string; text: string }
}

function Owned({ copies, owned, total, link }: OwnedProps) {
  const { t } = useTranslation('account')
  const share = total > 0 ? owned / total : 0
  const percent = Math.floor(share * 100)
  return (
    <>
      <Ring
        share={share}
        label={t('collection.percent', { percent })}
        figure={t('collection.figure', { percent })}
      />
      <div>
        <h2 className={styles.title}>{t('collection.title')}</h2>
        {copies === 0 ? (
          <p className={styles.soft}>{t('collection.none')}</p>
        ) : (
          <>
            <p className={styles.soft}>{t('collection.owned', { owned, total })}</p>
            <p className={styles.soft}>{t('collection.copies', { count: copies })}</p>
          </>
        )}
        <Link href={link.href} className={styles.link}>
          {link.text}
          <Icon of={iconArrowRight} size={18} />
        </Link>
      </div>
    </>
  )
}
