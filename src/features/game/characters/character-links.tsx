/** Links to the previous and next character by number. */
import { useTranslation } from 'react-i18next'
import type { Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { IconButton } from '@/ui/action/icon-button.tsx'
import { iconCaretLeft, iconCaretRight, iconSquaresFour } from '@/ui/icon/icons.ts'
import { nameIn } from '../kit/character-words.ts'
import styles from './character-view.module.css'
import type { Neighbours } from './family.ts'

export interface CharacterLinksProps extends Neighbours {
  locale: Locale
  linkTo: LinkTo
}

export function CharacterLinks({ previous, next, locale, linkTo }: CharacterLinksProps) {
  const { t } = useTranslation('game')
  return (
    <nav className={styles.doors} aria-label={t('characters.title')}>
      {previous && (
        <IconButton
          look="on-night"
          icon={iconCaretLeft}
          label={t('character.previous_named', { name: nameIn(previous, locale) })}
          href={linkTo('character', { slug: previous.slug })}
        />
      )}
      <IconButton
        look="on-night"
        icon={iconSquaresFour}
        label={t('characters.title')}
        href={linkTo('characters')}
      />
      {next && (
        <IconButton
          look="on-night"
          icon={iconCaretRight}
          label={t('character.next_named', { name: nameIn(next, locale) })}
          href={linkTo('character', { slug: next.slug })}
        />
      )}
    </nav>
  )
}
