import { useSaveContext } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/action/button.tsx'
import { Badge } from '@/ui/content/badge.tsx'
import { iconFloppyDisk } from '@/ui/icon/icons.ts'

/** Saves the form it stands in, and says before it whether there is something to save. */
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
