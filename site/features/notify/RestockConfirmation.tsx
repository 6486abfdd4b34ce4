import { apiPaths } from '../../../contract/api-paths.ts';
import { restockAnswerTexts } from '../../../contract/restock-answer.ts';
import { Button } from '../../../ui/Button.tsx';

/** The target of a confirmation email. The server fills in the key; on a static host a script does. */
export function RestockConfirmation() {
  return (
    <section
      hidden
      data-restock-answer=""
      data-screen-only=""
      aria-labelledby="restock-answer"
      className="mt-4 border-signal border-l-4 bg-plate p-5"
    >
      <h2 id="restock-answer" className="title text-22">
        Shall we email you when it's back?
      </h2>
      <p className="mt-1">
        We'll send one email when this product is back in stock, then delete your address.
      </p>
      <form method="post" action={apiPaths.confirmRestock} className="mt-4 flex flex-wrap gap-3">
        <input type="hidden" name="key" defaultValue="" />
        <Button type="submit" look="signal" className="max-sm:w-full">
          {restockAnswerTexts.confirm}
        </Button>
        <Button
          type="submit"
          look="quiet"
          formAction={apiPaths.withdrawRestock}
          className="max-sm:w-full"
        >
          {restockAnswerTexts.withdraw}
        </Button>
      </form>
    </section>
  );
}
