import { useTranslation } from 'react-i18next'
import { iconStorefront, iconTicket } from '@/ui/icon/icons.ts'
import { BrassButton } from '../kit/brass-button.tsx'
import styles from './no-packs.module.css'

/** Empty carousel, with links to the shop and to redeeming a printed code. */
export function NoPacks({ shop, onRedeem }: { shop: string; onRedeem(): void }) {
  const { t } = useTranslation('packs')
  return (
    <section className={styles.empty}>
      <div className={styles.packs} aria-hidden="true">
        {(['common', 'legendary', 'epic'] as const).map(kind => (
          <img key={kind} src={`/assets/stage/pack-${kind}.webp`} alt="" />
        ))}
      </div>
      <div>
        <h2>{t('empty.title')}</h2>
        <p>{t('empty.text')}</p>
        <div className={styles.actions}>
          <BrassButton look="primary" icon={iconStorefront} href={shop} data-first>
            {t('empty.shop')}
          </BrassButton>
          <BrassButton icon={iconTicket} onClick={onRedeem} aria-haspopup="dialog">
            {t('redeem.open')}
          </BrassButton>
        </div>
      </div>
    </section>
  )
}
