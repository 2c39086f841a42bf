import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callOrThrow } from '@/api/client.ts'
import { adminPack } from '@/contract/endpoints/admin/packs.ts'
import { codeName } from '@/contract/endpoints/game/characters.ts'
import type { Locale } from '@/contract/locales.ts'
import { dateTimeText } from '@/i18n/dates.ts'
import { Badge } from '@/ui/content/badge.tsx'
import { Note } from '@/ui/content/note.tsx'
import { PartFailure } from '@/ui/state/part-failure.tsx'
import { Skeleton } from '@/ui/state/skeleton.tsx'
import { AdminDialog } from '../../framework/record/admin-dialog.tsx'
import styles from './packs.module.css'

interface PackDialogProps {
  id: string
  locale: Locale
  onClose: () => void
}

/** A pack: its commitment always, its contents and secret after it is opened. */
export function PackDialog({ id, locale, onClose }: PackDialogProps) {
  const { t } = useTranslation(['admin-goods', 'game', 'admin'])
  const {
    data: pack,
    error,
    refetch,
  } = useQuery({
    queryKey: ['packs', 'one', id],
    queryFn: () => callOrThrow(adminPack, { params: { id } }),
  })
  const moment = (at: string) => dateTimeText(at, locale, 'long')
  return (
    <AdminDialog open onClose={onClose} width={600} title={t('packs.one')} lead={pack?.owner.name}>
      {error && !pack && <PartFailure onRetry={refetch} />}
      {!pack && !error && <Skeleton height={220} radius={12} />}
      {pack && (
        <>
          <dl className={styles.receipt}>
            <dt>{t('packs.kind')}</dt>
            <dd>{t(`packs.rarity.${pack.rarity}`)}</dd>
            <dt>{t('packs.why')}</dt>
            <dd>{t(`packs.source.${pack.source}`)}</dd>
            <dt>{t('packs.given_at')}</dt>
            <dd>{moment(pack.created_at)}</dd>
            <dt>{t('packs.odds_version')}</dt>
            <dd>{pack.odds_version}</dd>
            <dt>{t('packs.commitment')}</dt>
            <dd>
              <code>{pack.commitment}</code>
            </dd>
            {pack.opening && (
              <>
                <dt>{t('packs.secret')}</dt>
                <dd>
                  <code>{pack.opening.receipt.secret}</code>
                </dd>
                <dt>{t('packs.nonce')}</dt>
                <dd>
                  <code>{pack.opening.receipt.nonce}</code>
                </dd>
                <dt>{t('packs.waited')}</dt>
                <dd>{pack.opening.receipt.guarantee}</dd>
              </>
            )}
          </dl>
          {pack.opening ? (
            <ol className={styles.cards} aria-label={t('packs.contents')}>
              {pack.opening.cards.map(card => (
                <li key={card.id_istanza}>
                  <span>
                    {String(card.numero_carta).padStart(3, '0')} · <b>{card.nome}</b>
                  </span>
                  <Badge tone={card.is_new ? 'success' : 'muted'}>
                    {t(`game:rarity.${codeName(card.rarita)}`)}
                  </Badge>
                </li>
              ))}
            </ol>
          ) : (
            <Note tone="info">{t('packs.sealed')}</Note>
          )}
        </>
      )}
    </AdminDialog>
  )
}
