/** Dialogs to create a table, and to enter the code of another player's table. */
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ruleSets } from '@/contract/endpoints/game/battles.ts'
import type { RuleSet } from '@/engine/types.ts'
import { cleanCode } from '@/lib/clean-text.ts'
import { TextField } from '@/ui/form/text-field.tsx'
import { NightDialog } from '../kit/night-dialog.tsx'
import workbench from '../kit/workbench.module.css'
import type { LobbyViewProps } from './lobby-props.ts'
import styles from './table-dialogs.module.css'

type Kind = 'open' | 'private'

export function useTableDialog({ onOpen, isBusy }: LobbyViewProps) {
  const { t } = useTranslation('lobby')
  const [isOpen, setOpen] = useState(false)
  const [kind, setKind] = useState<Kind>('open')
  const [rules, setRules] = useState<RuleSet>('standard')
  const dialog = (
    <NightDialog open={isOpen} title={t('create')} onClose={() => setOpen(false)}>
      <div className={styles.form}>
        <Choice label={t('who')} all={['open', 'private']} chosen={kind} words="kind" onChoose={setKind} />
        <Choice label={t('rulesLabel')} all={ruleSets} chosen={rules} words="rules" onChoose={setRules} />
        <p className={workbench.text}>{t(`kindHelp.${kind}`)}</p>
        <button
          type="button"
          className={workbench.primary}
          aria-busy={isBusy}
          onClick={() => onOpen(kind, rules)}
        >
          {t('lay')}
        </button>
      </div>
    </NightDialog>
  )
  return { dialog, open: () => setOpen(true) }
}

interface ChoiceProps<T extends string> {
  label: string
  all: readonly T[]
  chosen: T
  words: 'kind' | 'rules'
  onChoose: (value: T) => void
}

function Choice<T extends string>({ label, all, chosen, words, onChoose }: ChoiceProps<T>) {
  const { t } = useTranslation('lobby')
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      {all.map(value => (
        <label key={value} className={styles.option} data-on={value === chosen}>
          <input
            type="radio"
            className={workbench.spoken}
            name={words}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          {t(`${words}.${value}`)}
        </label>
      ))}
    </fieldset>
  )
}

export function useCodeDialog({ onCode, isBusy }: LobbyViewProps) {
  const { t } = useTranslation('lobby')
  const [isOpen, setOpen] = useState(false)
  const [code, setCode] = useState('')
  const [isMissing, setMissing] = useState(false)
  const send = (event: FormEvent) => {
    event.preventDefault()
    const typed = cleanCode(code)
    const isShort = typed.length < 4
    setMissing(isShort)
    if (!isShort && !isBusy) onCode(typed)
  }
  const dialog = (
    <NightDialog open={isOpen} title={t('code')} onClose={() => setOpen(false)}>
      <form className={styles.form} onSubmit={send} noValidate>
        <p className={workbench.text}>{t('codeHelp')}</p>
        <TextField
          label={t('codeLabel')}
          value={code}
          onChange={event => setCode(event.target.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={isMissing ? t('codeShort') : undefined}
        />
        <button type="submit" className={workbench.primary} aria-busy={isBusy}>
          {t('sit')}
        </button>
      </form>
    </NightDialog>
  )
  return { dialog, open: () => setOpen(true) }
}
