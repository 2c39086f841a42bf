/** Explains in four steps how a pack leads to a battle. */
import { useTranslation } from 'react-i18next'
import type { CardType } from '@/contract/endpoints/game/characters.ts'
import { SectionHead } from '@/ui/content/section-head.tsx'
import { Niche } from '@/ui/shop/niche.tsx'
import styles from './play-steps.module.css'

const steps: readonly { key: string; picture: string; element: CardType }[] = [
  { key: 'open', picture: '/assets/products/pack-fuoco.webp', element: 'Fuoco' },
  { key: 'collect', picture: '/assets/products/album.webp', element: 'Ghiaccio' },
  { key: 'compose', picture: '/assets/products/deck-box.webp', element: 'Cosmico' },
  { key: 'fight', picture: '/assets/products/starter-acqua.webp', element: 'Natura' },
]

export function PlaySteps() {
  const { t } = useTranslation('home')
  return (
    <section>
      <SectionHead title={t('steps.title')} lead={t('steps.lead')} />
      <ol className={styles.steps}>
        {steps.map(({ key, picture, element }, at) => (
          <li key={key}>
            <Niche picture={picture} element={element} className={styles.niche} />
            <h3>
              <b>{at + 1}</b> {t(`steps.${key}`)}
            </h3>
            <p>{t(`steps.${key}_text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
