import { use } from 'react'
import { useSaveContext } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/action/button.tsx'
import { Badge } from '@/ui/content/badge.tsx'
import { iconFloppyDisk } from '@/ui/icon/icons.ts'
import { ReadOnlyForm } from './write-access.ts'

/** Saves its form, and shows next to it whether there are unsaved changes. In a read-only form it only says so. */
export function SaveButton() {
  const { t } = useTranslation(['admin', 'react-admin'])
  const { isDirty } = useFormState()
  const { isSubmitting } = useFormContext().formState
  const { saving } = useSaveContext()
  if (use(ReadOnlyForm)) return <Badge tone="muted">{t('read_only')}</Badge>
  return (
    <>
      {isDirty && <Badge tone="warning">{t('unsaved')}</Badge>}
      <Button size="dense" type="submit" icon={iconFloppyDisk} busy={isSubmitting || saving}>
        {t('react-admin:action.save')}
      </Button>
    </>
  )
}
