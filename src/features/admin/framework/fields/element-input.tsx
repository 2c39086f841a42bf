import { useTranslation } from 'react-i18next'
import { codeName, elements } from '@/contract/endpoints/game/characters.ts'
import { SelectInput } from './inputs.tsx'

interface ElementInputProps {
  source: string
  label: string
  empty?: string // label of “no type”; undefined: a type is required
}

/** Selects a card type by its name in the reader's language. */
export function ElementInput(props: ElementInputProps) {
  const { t } = useTranslation('game')
  return (
    <SelectInput
      {...props}
      options={elements.map(element => ({ value: element, label: t(`type.${codeName(element)}`) }))}
    />
  )
}
