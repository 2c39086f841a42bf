/** One pack or a pile in the hand, not yet torn. The server has already drawn its cards. */
import { useTranslation } from 'react-i18next'
import { PACK_RATIO, type PacksLayout } from '@/stage/scenes/packs/packs-layout.ts'
import { BrassButton } from '../kit/brass-button.tsx'
import styles from './opening.module.css'
import { isWaiting, type PackTable } from './pack-table.ts'
import { placeStyle } from './place-style.ts'

interface InHandProps {
  table: PackTable
  plan: PacksLayout
  onTear(): void
  onSkip(): void
}

export function InHand({ table, plan, onTear, onSkip }: InHandProps) {
  const { t } = useTranslation('packs')
  const waits = isWaiting(table)
  const pieces = table.packs.length
  return (
    <>
      <p className={styles.prompt} aria-live="polite">
        {waits ? t('hand.waiting') : t('hand.tear')}
      </p>
      <div className={styles.thing} style={placeStyle(plan, plan.hand, PACK_RATIO)} data-waits={waits}>
        {Array.from({ length: Math.min(3, pieces) }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal packs have only their place
          <img key={at} src={`/assets/stage/pack-${table.chosen}.webp`} alt="" draggable={false} />
        ))}
        {pieces > 1 && <b className={styles.badge}>×{pieces}</b>}
      </div>
      <div className={styles.foot}>
        <BrassButton
          look="primary"
          onClick={onTear}
          busy={waits}
          data-testid="tear"
          data-first
          aria-describedby="pack-tear-hint"
        >
          {t('hand.tear_now')}
        </BrassButton>
        <BrassButton onClick={onSkip} disabled={waits} data-testid="skip">
          {t('skip')}
        </BrassButton>
        <span id="pack-tear-hint" hidden>
          {t('hand.hint')}
        </span>
      </div>
    </>
  )
}
