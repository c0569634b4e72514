/** What people read to each other. */
export function OrderNumber({ number }: { number: string }) {
  return (
    <p>
      Order number{' '}
      <strong className="part-number" data-testid="order-number">
        {number}
      </strong>
    </p>
  );
}
