import { useQueryClient } from '@tanstack/react-query';
import { memo, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SlideOver } from '../../ui/SlideOver.tsx';
import { api, readJson, useApiMutation, useApiQuery } from '../app/api.ts';
import { Form, TextField, useForm } from '../ui/form.tsx';
import { starIcon } from '../ui/icons.ts';
import { ErrorState } from '../ui/states.tsx';
import type { SavedView } from './orders-data.ts';

const key = ['orders', 'views'];

/** Filters saved under a name, each a link, and a form to save another. */
export const SavedViews = memo(function SavedViews({ query }: { query: string }) {
  const load = useApiQuery(key, () => api.orders.views.$get());
  const [isOpen, setOpen] = useState(false);
  const views = load.data?.views ?? [];
  return (
    <div className="saved-views">
      {views.map((view) => (
        <a
          key={view.id}
          href={view.query ? `/orders?${view.query}` : '/orders'}
          aria-current={view.query === query ? 'true' : undefined}
        >
          <Icon name={starIcon} small />
          {view.name}
        </a>
      ))}
      <button type="button" onClick={() => setOpen(true)}>
        Save view
      </button>
      {isOpen && <ViewsPanel query={query} views={views} onClose={() => setOpen(false)} />}
    </div>
  );
});

type PanelProps = { query: string; views: readonly SavedView[]; onClose: () => void };

function ViewsPanel({ query, views, onClose }: PanelProps) {
  const client = useQueryClient();
  const form = useForm({ name: '' }, async ({ name }) => {
    client.setQueryData(key, await readJson(api.orders.views.$post({ json: { name, query } })));
    onClose();
  });
  return (
    <SlideOver
      title="Saved views"
      onClose={onClose}
      foot={
        <Button look="signal" type="submit" form="save-view" disabled={form.sending}>
          Save view
        </Button>
      }
    >
      <div className="grid gap-5 py-5">
        <Form form={form} label="Save this filter" id="save-view">
          <TextField
            form={form}
            name="name"
            label="Name"
            hint="Saves the tab, search and filters you see now. Only you can see it."
            required
            input={{ maxLength: 40, autoComplete: 'off' }}
          />
        </Form>
        {views.map((view) => (
          <ViewRow key={view.id} view={view} />
        ))}
      </div>
    </SlideOver>
  );
}

function ViewRow({ view }: { view: SavedView }) {
  const client = useQueryClient();
  const param = { id: String(view.id) };
  const form = useForm({ name: view.name }, async (json) => {
    client.setQueryData(key, await readJson(api.orders.views[':id'].$patch({ param, json })));
  });
  const remove = useApiMutation(() => api.orders.views[':id'].$delete({ param }), [key]);
  return (
    <div className="border-line border-t pt-4">
      <Form form={form} label={`Rename ${view.name}`}>
        <TextField
          form={form}
          name="name"
          label={`Name of ${view.name}`}
          required
          input={{ maxLength: 40, autoComplete: 'off' }}
        />
        <div className="flex gap-2">
          <Button look="quiet" size="small" type="submit" disabled={form.sending}>
            Rename
          </Button>
          <Button look="quiet" size="small" onClick={() => remove.mutate(undefined)}>
            Delete
          </Button>
        </div>
      </Form>
      {remove.error && <ErrorState error={remove.error} />}
    </div>
  );
}
