import { useTranslation } from 'react-i18next'
import { elementStyle } from '@/ui/theme/element-style.ts'
import { CreaturePicture } from '../../kit/creature-picture.tsx'
import { type BattleWords, characterOf } from '../scene/words.ts'
import type { PublicBattle } from '../session/public-battle.ts'
import { factsOf, scoreOf } from './battle-facts.ts'
import styles from './result-facts.module.css'

export function ResultFacts({ battle, words }: { battle: PublicBattle; words: BattleWords }) {
  const { t } = useTranslation('battle')
  const { turns, standing, dealt, best } = factsOf(battle)
  const hero = best ? characterOf(battle, best.cardId) : undefined
  const score = scoreOf(battle)
  return (
    <dl className={styles.facts}>
      {score && (
        <div className={styles.fact}>
          <dt>{t('result.points')}</dt>
          <dd data-testid="final-score">{t('result.score', score)}</dd>
        </div>
      )}
      {(['turns', 'standing', 'dealt'] as const).map(fact => (
        <div key={fact} className={styles.fact}>
          <dt>{t(`result.${fact}`)}</dt>
          <dd>{{ turns, standing, dealt }[fact]}</dd>
        </div>
      ))}
      {best && hero && (
        <div className={styles.best} style={elementStyle(hero.tipo)}>
          <dt>
            <CreaturePicture className={styles.hero} slug={hero.slug} />
            {t('result.best')} · {words.cardName(hero)}
          </dt>
          <dd>
            <span>{words.moveName(hero, best.move)}</span>
            <strong>{best.danno}</strong>
          </dd>
        </div>
      )}
    </dl>
  )
}
