export const paymentNotTaken = "Payment not taken. Your cart hasn't changed.";

/** For a buyer back from the payment page. The panel's live region reads it out. */
export function PaymentNotTaken() {
  return (
    <p className="mt-5 border-ink border-l-4 bg-plate px-4 py-3 font-[560] text-14">
      {paymentNotTaken}
    </p>
  );
}
