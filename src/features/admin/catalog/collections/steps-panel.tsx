/** Steps of the configurator in order, each in a collapsible section. */
import { useState } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import {
  type CollectionBody,
  type CollectionStepBody,
  stepRoles,
} from '@/contract/endpoints/admin/collections.ts'
import { stepKinds, stepLooks } from '@/contract/endpoints/shop/collections.ts'
import type { Locale } from '@/contract/locales.ts'
import { Button } from '@/ui/action/button.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { TooltipButton } from '@/ui/content/tooltip.tsx'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconCaretDown, iconPlus, iconTrash } from '@/ui/icon/icons.ts'
import { NumberInput, SelectInput, SwitchInput, TextInput } from '../../framework/fields/inputs.tsx'
import { SortableRows } from '../../framework/record/sortable-rows.tsx'
import { ChoiceRows } from './choice-rows.tsx'
import { newStep } from './collection-form-values.ts'
import styles from './collections.module.css'
import { TierPrices } from './tier-prices.tsx'

export function StepsPanel({ language }: { language: Locale }) {
  const { t } = useTranslation('admin-goods')
  const { control } = useFormContext<CollectionBody>()
  const { fields, append, remove, move } = useFieldArray({ control, name: 'steps', keyName: 'key' })
  const [open, setOpen] = useState<string>()
  return (
    <Panel
      dense
      titleAs="h2"
      title={t('collections.steps')}
      action={
        <Button variant="soft" size="dense" icon={iconPlus} onClick={() => append(newStep())}>
          {t('collections.add_step')}
        </Button>
      }
    >
      {fields.length === 0 && <p className={styles.hint}>{t('collections.no_steps')}</p>}
      <SortableRows
        ids={fields.map(field => field.key)}
        nameOf={key => fields.find(field => field.key === key)?.names.it || t('collections.new_step')}
        onMove={move}
      >
        {(key, at) => (
          <StepRow
            at={at}
            language={language}
            isOpen={open === key}
            onToggle={() => setOpen(open === key ? undefined : key)}
            onRemove={() => remove(at)}
          />
        )}
      </SortableRows>
    </Panel>
  )
}

interface StepRowProps {
  at: number
  language: Locale
  isOpen: boolean
  onToggle: () => void
  onRemove: () => void
}

function StepRow({ at, language, isOpen, onToggle, onRemove }: StepRowProps) {
  const { t } = useTranslation('admin-goods')
  const { getFieldState, formState } = useFormContext<CollectionBody>()
  const step = useWatch({ name: `steps.${at}` }) as CollectionStepBody | undefined
  if (!step) return null
  const hasFault = getFieldState(`steps.${at}`, formState).invalid
  return (
    <div className={styles.step} data-fault={hasFault}>
      <div className={styles.stepHead}>
        <button type="button" aria-expanded={isOpen} onClick={onToggle}>
          <Icon of={iconCaretDown} size={18} className={isOpen ? styles.turned : undefined} />
          <b>{step.names[language] || step.names.it || t('collections.new_step')}</b>
          <small>
            {t(`collections.kinds.${step.kind}`)}
            {step.kind !== 'text' && ` · ${t('collections.choices_of', { count: step.choices.length })}`}
          </small>
        </button>
        <TooltipButton icon={iconTrash} size={18} label={t('collections.remove_step')} onClick={onRemove} />
      </div>
      {isOpen && <StepFields at={at} language={language} step={step} />}
    </div>
  )
}

function StepFields({ at, language, step }: { at: number; language: Locale; step: CollectionStepBody }) {
  const { t } = useTranslation(['admin-goods', 'admin'])
  const source = `steps.${at}`
  const isItalian = language === 'it'
  return (
    <div className={styles.fields}>
      <div className={styles.pair}>
        <TextInput
          source={`${source}.names.${language}`}
          label={t('admin:column.name')}
          hint={isItalian ? undefined : step.names.it}
        />
        <TextInput source={`${source}.code`} label={t('admin:column.code')} />
      </div>
      <TextInput
        source={`${source}.hints.${language}`}
        label={t('collections.hint')}
        hint={isItalian ? undefined : step.hints.it}
      />
      <div className={styles.triple}>
        <SelectInput
          source={`${source}.kind`}
          label={t('collections.kind')}
          options={stepKinds.map(stepKind => ({
            value: stepKind,
            label: t(`collections.kinds.${stepKind}`),
          }))}
        />
        <SelectInput
          source={`${source}.look`}
          label={t('collections.look')}
          options={stepLooks.map(stepLook => ({
            value: stepLook,
            label: t(`collections.looks.${stepLook}`),
          }))}
        />
        <SelectInput
          source={`${source}.role`}
          label={t('collections.role')}
          options={stepRoles.map(stepRole => ({
            value: stepRole,
            label: t(`collections.roles.${stepRole}`),
          }))}
        />
      </div>
      <div className={styles.pair}>
        <SwitchInput source={`${source}.is_required`} label={t('collections.required')} />
        {step.kind !== 'one' && (
          <NumberInput
            source={`${source}.max`}
            label={t(step.kind === 'text' ? 'collections.letters' : 'collections.most')}
          />
        )}
      </div>
      {step.kind === 'text' ? (
        <TierPrices source={source} />
      ) : (
        <ChoiceRows source={`${source}.choices`} language={language} />
      )}
    </div>
  )
}
