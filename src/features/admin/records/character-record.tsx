/** One character as the game knows it; read only, in the reader's language. */
import { useTranslation } from 'react-i18next'
import { type Character, slugOf } from '@/contract/characters.ts'
import type { Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { Button } from '@/ui/action/button.tsx'
import { Badge } from '@/ui/content/badge.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { iconLightning, iconSparkle, iconSword } from '@/ui/icon/icons.ts'
import { LanguageMarks } from '../kit/language-marks.tsx'
import { nameIn } from '../kit/name-in.ts'
import { ScreenHead } from '../kit/screen-head.tsx'
import { BackLink } from './back-link.tsx'
import { type Fact, Facts } from './facts.tsx'
import styles from './records.module.css'

interface CharacterRecordProps {
  character: Character
  linkTo: LinkTo
  locale: Locale
}

export function CharacterRecord({ character, linkTo, locale }: CharacterRecordProps) {
  const { t } = useTranslation('admin')
  const words = character.translations.find(translation => translation.locale === locale)
  return (
    <>
      <BackLink href={linkTo('adminCharacters')} />
      <ScreenHead
        title={nameIn(character, locale)}
        lead={t('record.sold', { count: character.extra_info.card_selled })}
        actions={
          <Button
            variant="ghost"
            size="dense"
            icon={iconSparkle}
            href={linkTo('character', { slug: character.slug })}
          >
            {t('record.open_character')}
          </Button>
        }
      />
      <div className={styles.grid}>
        <div className={styles.column}>
          <Panel dense titleAs="h2" title={t('record.facts')}>
            <Facts facts={useCharacterFacts(character)} />
          </Panel>
          <Panel dense titleAs="h2" title={t('column.moves')}>
            <Moves character={character} locale={locale} />
          </Panel>
          {words?.storia && (
            <Panel dense titleAs="h2" title={t('record.story')}>
              <p className={styles.story}>{words.storia}</p>
            </Panel>
          )}
        </div>
        <Panel dense>
          <img
            className={styles.card}
            src={character.images.card}
            alt={nameIn(character, locale)}
            width={300}
            height={420}
          />
        </Panel>
      </div>
    </>
  )
}

function useCharacterFacts(character: Character): Fact[] {
  const { t } = useTranslation(['admin', 'game'])
  return [
    { name: t('column.number'), value: character.numero_carta },
    { name: t('column.type'), value: t(`game:type.${slugOf(character.tipo)}`) },
    { name: t('column.rarity'), value: t(`game:rarity.${slugOf(character.rarita)}`) },
    { name: t('column.health'), value: character.pv },
    { name: t('column.resistance'), value: character.resistenza },
    { name: t('column.slug'), value: `/${character.slug}` },
    {
      name: t('record.translations'),
      value: <LanguageMarks done={character.translations.map(({ locale }) => locale)} />,
    },
  ]
}

function Moves({ character, locale }: { character: Character; locale: Locale }) {
  const { t } = useTranslation('admin')
  const words = character.translations.find(translation => translation.locale === locale)?.mosse
  return (
    <ul className={styles.moves}>
      {character.mosse.map((move, at) => (
        <li key={move.nome_mossa}>
          <span className={styles.moveHead}>
            <b>{words?.[at]?.nome_mossa ?? move.nome_mossa}</b>
            <Badge tone="error" icon={iconSword}>
              {t('record.damage', { value: move.danno })}
            </Badge>
            <Badge tone="amber" icon={iconLightning}>
              {t('record.energy', { value: move.costo_energia })}
            </Badge>
          </span>
          <span className={styles.soft}>{words?.[at]?.descrizione_mossa ?? move.descrizione_mossa}</span>
        </li>
      ))}
    </ul>
  )
}
