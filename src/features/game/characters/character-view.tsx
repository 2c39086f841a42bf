/** One character at full size: the card to tilt, who it is, what it can do, where to get it. */
import { useTranslation } from 'react-i18next'
import type { Character } from '@/contract/characters.ts'
import type { Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { Button } from '@/ui/action/button.tsx'
import { CharacterCard } from '@/ui/card/character-card.tsx'
import { Badge } from '@/ui/content/badge.tsx'
import { Breadcrumbs } from '@/ui/content/breadcrumbs.tsx'
import { Container } from '@/ui/content/container.tsx'
import { Display } from '@/ui/content/display.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { iconCaretLeft, iconCaretRight, iconSword } from '@/ui/icon/icons.ts'
import { elementStyle } from '@/ui/theme/element-style.ts'
import { nameIn, rarityKey, typeKey, wordsOf } from '../kit/character-words.ts'
import styles from './character-view.module.css'

export interface CharacterViewProps {
  character: Character
  neighbours: { previous?: Character; next?: Character }
  locale: Locale
  linkTo: LinkTo
  canPlay: boolean
}

export function CharacterView(props: CharacterViewProps) {
  const { character, locale, linkTo } = props
  const { t } = useTranslation('game')
  const words = wordsOf(character, locale)
  const name = nameIn(character, locale)
  return (
    <Container>
      <Breadcrumbs crumbs={[{ text: t('characters.title'), href: linkTo('characters') }, { text: name }]} />
      <article className={styles.character} style={elementStyle(character.tipo)}>
        <div className={styles.stage}>
          <div className={styles.card}>
            <CharacterCard character={character} locale={locale} />
          </div>
        </div>
        <div className={styles.words}>
          <p className={styles.meta}>{t('character.number', { number: character.numero_carta })}</p>
          <Display as="h1" size="hero">
            {name}
          </Display>
          <p className={styles.badges}>
            <Badge>{t(typeKey(character))}</Badge>
            <Badge tone="amber">{t(rarityKey(character))}</Badge>
          </p>
          {words?.storia && <p className={styles.lore}>{words.storia}</p>}
          <Stats character={character} />
          <Moves {...props} />
        </div>
      </article>
      <Doors {...props} />
    </Container>
  )
}

function Stats({ character }: { character: Character }) {
  const { t } = useTranslation('game')
  const stats: [string, number][] = [
    [t('character.health'), character.pv],
    [t('character.attack'), character.atk],
    [t('character.guard'), character.resistenza],
  ]
  return (
    <dl className={styles.stats}>
      {stats.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Moves({ character, locale }: CharacterViewProps) {
  const { t } = useTranslation('game')
  const words = wordsOf(character, locale)
  return (
    <section>
      <h2 className={styles.heading}>{t('character.moves')}</h2>
      <ul className={styles.moves}>
        {character.mosse.map((move, at) => (
          <li key={move.nome_mossa}>
            <div>
              <b>{words?.mosse[at]?.nome_mossa ?? move.nome_mossa}</b>
              <p>{words?.mosse[at]?.descrizione_mossa ?? move.descrizione_mossa}</p>
            </div>
            <span>
              <b>{t('character.damage', { damage: move.danno })}</b>
              {t('character.cost', { cost: move.costo_energia })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Doors({ neighbours, locale, linkTo, canPlay }: CharacterViewProps) {
  const { t } = useTranslation('game')
  const { previous, next } = neighbours
  return (
    <>
      <Panel title={t('character.get')} className={styles.get}>
        <p>{t('character.get_text')}</p>
        <div className={styles.doors}>
          <Button size="small" href={linkTo('shop')}>
            {t('character.to_packs')}
          </Button>
          {canPlay && (
            <Button size="small" variant="amber" icon={iconSword} href={linkTo('battleNew')}>
              {t('character.play')}
            </Button>
          )}
        </div>
      </Panel>
      <nav className={styles.neighbours} aria-label={t('characters.title')}>
        {previous ? (
          <Button variant="text" icon={iconCaretLeft} href={linkTo('character', { slug: previous.slug })}>
            {nameIn(previous, locale)}
          </Button>
        ) : (
          <span />
        )}
        {next && (
          <Button variant="text" endIcon={iconCaretRight} href={linkTo('character', { slug: next.slug })}>
            {nameIn(next, locale)}
          </Button>
        )}
      </nav>
    </>
  )
}
