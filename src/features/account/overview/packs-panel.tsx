import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { myPacksQuery } from '@/api/queries.ts'
import { Button } from '@/ui/action/button.tsx'
import { PartFailure } from '@/ui/state/part-failure.tsx'
import { Loading, Skeleton } from '@/ui/state/skeleton.tsx'
import styles from './overview.module.css'

interface PacksPanelProps {
  userId: number
  packHref: string
  shopHref: string
}

const fan = ['epic', 'rare', 'common'] as const

/** Unopened packs on the amber tile, with a link to open them. */
export function PacksPanel({ userId, packHref, shopHref }: PacksPanelProps) {
  const { t } = useTranslation('account')
  const packs = useQuery(myPacksQuery(userId))
  const unopened = packs.data?.filter(pack => !pack.is_opened && !pack.opened_at).length ?? 0
  if (packs.isLoadingError)
    return (
      <section className={styles.packs}>
        <PartFailure onRetry={packs.refetch} />
      </section>
    )
  return (
    <section className={styles.packs}>
      <span className={styles.fan} aria-hidden="true">
        {fan.map(rarity => (
          <img key={rarity} src={`/assets/stage/pack-${rarity}.webp`} alt="" loading="lazy" />
        ))}
      </span>
      {packs.isPending && (
        <Loading>
          <Skeleton height={64} width="60%" />
        </Loading>
      )}
      {packs.isSuccess && unopened > 0 && (
        <>
          <p className={styles.figure}>{unopened}</p>
          <h2 className={styles.packsTitle}>{t('packs.ready', { count: unopened })}</h2>
          <Button variant="night" size="small" href={packHref}>
            {t('packs.open')}
          </Button>
        </>
      )}
      {packs.isSuccess && unopened === 0 && (
        <>
          <h2 className={styles.packsTitle}>{t('packs.none_title')}</h2>
          <p>{t('packs.none_text')}</p>
          <Button variant="night" size="small" href={shopHref}>
            {t('packs.shop')}
          </Button>
        </>
      )}
    </section>
  )
}
