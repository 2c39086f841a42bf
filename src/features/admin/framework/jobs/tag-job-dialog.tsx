/** Adds tags to the records of a bulk job and removes tags from them. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/action/button.tsx'
import { Check } from '@/ui/form/check.tsx'
import { TagInput } from '../fields/tag-input.tsx'
import { AdminDialog } from '../record/admin-dialog.tsx'
import type { JobWork } from './job-calls.ts'
import styles from './tag-job-dialog.module.css'
import { useRunJob } from './use-run-job.ts'

interface TagJobDialogProps {
  title: string
  known: readonly string[] | undefined // tags that such records have
  removable: readonly string[]
  workOf: (change: { add: string[]; remove: string[] }) => JobWork
  onClose: () => void
}

export function TagJobDialog({ title, known, removable, workOf, onClose }: TagJobDialogProps) {
  const { t } = useTranslation('admin-sales')
  const { isBusy, run } = useRunJob(onClose)
  const [add, setAdd] = useState<readonly string[]>([])
  const [remove, setRemove] = useState<readonly string[]>([])
  return (
    <AdminDialog
      open
      onClose={onClose}
      width={440}
      title={title}
      actions={
        <Button
          disabled={add.length + remove.length === 0}
          busy={isBusy}
          onClick={() => void run(workOf({ add: [...add], remove: [...remove] }))}
        >
          {t('bulk.tag_now')}
        </Button>
      }
    >
      <div className={styles.tags}>
        <TagInput
          tags={add}
          known={known}
          onAdd={tag => setAdd([...add.filter(other => other !== tag), tag])}
          onRemove={tag => setAdd(add.filter(other => other !== tag))}
        />
        {removable.length > 0 && (
          <fieldset className={styles.existing}>
            <legend>{t('tags.to_remove')}</legend>
            {removable.map(tag => (
              <Check
                key={tag}
                label={tag}
                checked={remove.includes(tag)}
                onChange={event =>
                  setRemove(
                    event.currentTarget.checked ? [...remove, tag] : remove.filter(other => other !== tag),
                  )
                }
              />
            ))}
          </fieldset>
        )}
      </div>
    </AdminDialog>
  )
}

/** Tags that a job can remove: of the selected rows, or any known tag if the job concerns rows of other pages too. */
export const removableTags = (
  rows: readonly { tags: readonly string[] }[],
  known: readonly string[] | undefined,
  isAll: boolean,
): readonly string[] => (isAll ? (known ?? []) : [...new Set(rows.flatMap(({ tags }) => tags))].sort())
