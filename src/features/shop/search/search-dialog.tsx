/**
 * The shop's search over the page: a focused field and its suggestions. A combobox: the focus stays in the field,
 * arrows choose an option, Enter opens it or searches the text.
 */
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Suggestions } from '@/contract/endpoints/shop/suggestions.ts'
import { IconButton } from '@/ui/action/icon-button.tsx'
import { classNames } from '@/ui/class-names.ts'
import { Spoken } from '@/ui/content/spoken.tsx'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconMagnifyingGlass, iconX } from '@/ui/icon/icons.ts'
import { Link } from '@/ui/link.tsx'
import { useEarlyContent } from '@/ui/overlay/use-early-content.ts'
import { useModal } from '@/ui/overlay/use-modal.ts'
import styles from './search-dialog.module.css'
import { SuggestionList } from './suggestion-list.tsx'
import { neighbourOption, type SuggestionGroup } from './suggestion-options.ts'

export interface SearchDialogProps {
  id: string // id of the dialog, which `data-opens` refers to
  open: boolean
  text: string
  suggestions?: Suggestions // of the current or the previous text
  groups: readonly SuggestionGroup[]
  isWaiting: boolean // for the response to the current text
  failed: boolean
  resultsHref: string // URL of the results for the current text
  money: (cents: number) => string
  onText(text: string): void
  onGo(href: string): void
  onClose(): void
}

const longest = 120 // characters, the limit of the call

export function SearchDialog(props: SearchDialogProps) {
  const { id, open, text, groups, resultsHref, onText, onGo, onClose } = props
  const { t } = useTranslation('nav')
  const list = useId()
  const field = useRef<HTMLInputElement>(null)
  const [active, setActive] = useState<string>()
  const handlers = useModal({ open, onClose })
  const isEarly = useEarlyContent(handlers.ref, true)
  useEffect(() => {
    if (open) field.current?.focus()
    else setActive(undefined)
  }, [open])
  const options = groups.flatMap(group => group.options)
  const chosen = options.find(({ id }) => id === active)
  const words = text.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen) onGo(chosen.href)
    else if (words !== '') onGo(resultsHref)
  }
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault() // a field of type `search` would only be cleared by Escape
      onClose()
      return
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined
    if (!step || event.nativeEvent.isComposing) return
    event.preventDefault()
    setActive(neighbourOption(options, chosen?.id, step))
  }
  const type = (value: string) => {
    setActive(undefined)
    onText(value)
  }
  return (
    <dialog {...handlers} id={id} className={styles.dialog} aria-label={t('search')}>
      {(open || isEarly) && (
        <search className={styles.frame}>
          <form className={styles.bar} onSubmit={submit} action={resultsHref}>
            <Icon of={iconMagnifyingGlass} size={22} />
            <input
              ref={field}
              type="search"
              name="search"
              data-focused-first=""
              role="combobox"
              aria-label={t('search')}
              aria-autocomplete="list"
              aria-expanded={options.length > 0}
              aria-controls={list}
              aria-activedescendant={chosen ? `${list}-${chosen.id}` : undefined}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="search"
              placeholder={t('search_panel.hint')}
              maxLength={longest}
              value={text}
              onChange={event => type(event.currentTarget.value)}
              onKeyDown={keys}
            />
            {text !== '' && (
              <button
                type="button"
                className={styles.clear}
                onClick={() => {
                  type('')
                  field.current?.focus()
                }}
              >
                {t('search_panel.clear')}
              </button>
            )}
            <IconButton icon={iconX} label={t('search_panel.close')} data-closes="" onClick={onClose} />
          </form>
          <div className={classNames(styles.body, props.isWaiting && styles.waiting)}>
            <Announcement {...props} />
            <SuggestionList
              id={list}
              groups={groups}
              active={chosen?.id}
              money={props.money}
              onFollow={onClose}
            />
            {words !== '' && !props.failed && (props.suggestions?.total ?? 0) > 0 && (
              <Link href={resultsHref} className={styles.all} onClick={onClose}>
                {t('search_panel.all', { count: props.suggestions?.total ?? 0 })}
              </Link>
            )}
          </div>
        </search>
      )}
    </dialog>
  )
}

/** Announces corrections, an empty result, and the number of options to screen readers. */
function Announcement({
  text,
  suggestions,
  groups,
  isWaiting,
  failed,
  resultsHref,
  onClose,
}: SearchDialogProps) {
  const { t } = useTranslation('nav')
  const words = text.trim()
  const count = groups.reduce((sum, { options }) => sum + options.length, 0)
  const isAnnounced = words !== '' && !failed && suggestions && !isWaiting
  return (
    <div role="status" className={styles.announcement}>
      {words !== '' && failed && (
        <p>
          {t('search_panel.failed')}{' '}
          <Link href={resultsHref} onClick={onClose}>
            {t('search_panel.anyway')}
          </Link>
        </p>
      )}
      {isAnnounced && count === 0 && <p>{t('search_panel.nothing', { words })}</p>}
      {isAnnounced && count > 0 && suggestions.understood.isMended && (
        <p>{t('search_panel.meant', { words: suggestions.understood.words })}</p>
      )}
      {isAnnounced && count > 0 && <Spoken>{t('search_panel.options', { count })}</Spoken>}
    </div>
  )
}
