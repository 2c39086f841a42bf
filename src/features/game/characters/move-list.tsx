/** List of moves: cost, name, effect, damage, and a small screen with its clip. */
import { useTranslation } from 'react-i18next'
import { type Character, codeName } from '@/contract/endpoints/game/characters.ts'
import type { Locale } from '@/contract/locales.ts'
import { Spoken } from '@/ui/content/spoken.tsx'
import { wordsOf } from '../kit/character-words.ts'
import { TraitLine } from '../kit/trait-line.tsx'
import { MoveClip } from './move-clip.tsx'
import styles from './move-list.module.css'

export interface MoveListProps {
  character: Character
  locale: Locale
}

export function MoveList({ character, locale }: MoveListProps) {
  const { t } = useTranslation('game')
  const translation = wordsOf(character, locale)
  return (
    <section>
      <h2>{t('character.moves')}</h2>
      <TraitLine character={character} />
      <ul className={styles.moves}>
        {character.mosse.map((move, at) => {
          const name = translation?.mosse[at]?.nome_mossa ?? move.nome_mossa
          return (
            <li key={move.nome_mossa}>
              <MoveClip src={move.video_url} move={name} type={character.tipo} heavy={move.danno >= 60} />
              <div className={styles.words}>
                <h3>{name}</h3>
                <Cost count={move.costo_energia} icon={`/assets/types/${codeName(character.tipo)}.svg`} />
                <p>{translation?.mosse[at]?.descrizione_mossa ?? move.descrizione_mossa}</p>
              </div>
              {move.danno > 0 && (
                <b className={styles.damage}>
                  <Spoken>{t('character.deals', { count: move.danno })}</Spoken>
                  <span aria-hidden="true">{move.danno}</span>
                </b>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Cost({ count, icon }: { count: number; icon: string }) {
  const { t } = useTranslation('game')
  return (
    <span className={styles.cost}>
      <Spoken>{t('character.energy', { count })}</Spoken>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal pips have only their place
        <img key={at} src={icon} alt="" width={18} height={18} />
      ))}
    </span>
  )
}
