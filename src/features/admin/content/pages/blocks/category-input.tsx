import { useQuery } from '@tanstack/react-query'
import { callOrThrow } from '@/api/client.ts'
import { listCategories } from '@/contract/endpoints/shop/catalog.ts'
import { SelectInput } from '../../../framework/fields/inputs.tsx'

/** Selects a category by its slug, which is the same for all languages of a page. */
export function CategoryInput({ source, label }: { source: string; label: string }) {
  const categories = useQuery({
    queryKey: ['admin', 'category-slugs'],
    queryFn: () => callOrThrow(listCategories),
  })
  return (
    <SelectInput
      source={source}
      label={label}
      empty="–"
      from={categories}
      options={(categories.data?.data ?? []).map(({ slug, name }) => ({ value: slug, label: name }))}
    />
  )
}
