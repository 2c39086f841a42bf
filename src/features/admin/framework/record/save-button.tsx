import { useSaveContext } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/action/button.tsx'
import { Badge } from '@/ui/content/badge.tsx'
import { iconFloppyDisk } from '@/ui/icon/icons.ts'

/** Saves its form, and shows next to it whether there are unsaved changes. */
export function SaveButton() {
  const { t } = useTranslation(['admin', 'react-admin'])
  const { isDirty } = useFormState()
  const { isSubmitting } = useFormContext().formState
  const { saving } = useSaveContext()
  return (
    <>
      {isDirty && <Badge tone="warning">{t('unsaved')}</Badge>}
      <Button size="dense" type="submit" icon={iconFloppyDisk} busy={isSubmitting || saving}>
        {t('react-admin:action.save')}
      </Button>
    </>
  )
}
