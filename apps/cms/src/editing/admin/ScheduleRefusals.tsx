'use client';
// Client because it stands between the admin's drawer for scheduling and its call; wakes with the
// admin.
import { ServerFunctionsContext, useServerFunctions } from '@payloadcms/ui';
import { type ReactNode, useMemo } from 'react';

/**
 * Says why a publication was not scheduled or cancelled: Payload's drawer shows what its call
 * throws, and takes an answer with an error for a success.
 */
export function ScheduleRefusals({ children }: { readonly children?: ReactNode }) {
  const functions = useServerFunctions();
  const { schedulePublish } = functions;
  const throwing = useMemo(
    () => ({
      ...functions,
      schedulePublish: async (args: Parameters<typeof schedulePublish>[0]) => {
        const answer: { readonly error?: string } = (await schedulePublish(args)) ?? {};
        if (answer.error) throw new Error(answer.error);
        return answer;
      },
    }),
    [functions, schedulePublish],
  );
  return (
    <ServerFunctionsContext.Provider value={throwing}>{children}</ServerFunctionsContext.Provider>
  );
}
