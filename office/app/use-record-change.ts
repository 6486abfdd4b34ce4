import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { ClientResponse } from 'hono/client';
import { undoActivity, useApiMutation, useReload } from './api.ts';
import { navigate } from './router.tsx';
import { useToast } from './Toast.tsx';

type Saved = { activityId?: number | undefined };

type Options<Response extends Saved> = {
  affectedQueries: readonly QueryKey[];
  /** The record in the response. */
  recordOf: (response: Response) => unknown;
  isUndoable?: (response: Response) => boolean;
};

type ChangeOptions = {
  canUndo?: boolean;
  onUndone?: () => void;
  /** The address to go to afterwards, unless the user has already gone elsewhere. */
  returnTo?: string;
};

/** A change to a record: the screen shows the response at once, and the tray offers Undo. */
export function useRecordChange<Response extends Saved>(
  key: QueryKey,
  { affectedQueries, recordOf, isUndoable = () => true }: Options<Response>,
) {
  const client = useQueryClient();
  const toast = useToast();
  const reload = useReload([key, ...affectedQueries]);
  const { mutateAsync } = useApiMutation(
    (call: () => Promise<ClientResponse<unknown>>) => call(),
    affectedQueries,
  );
  return async (
    call: () => Promise<ClientResponse<unknown>>,
    text: string,
    { canUndo = true, onUndone, returnTo }: ChangeOptions = {},
  ): Promise<void> => {
    const from = location.href;
    const response = (await mutateAsync(call)) as Response;
    const { activityId } = response;
    client.setQueryData(key, recordOf(response));
    const undo = async () => {
      await undoActivity(Number(activityId));
      onUndone?.();
      await reload();
    };
    const offersUndo = canUndo && activityId !== undefined && isUndoable(response);
    toast.show({ text, ...(offersUndo && { undo }) });
    if (returnTo !== undefined && location.href === from) navigate(returnTo, { replace: true });
  };
}
