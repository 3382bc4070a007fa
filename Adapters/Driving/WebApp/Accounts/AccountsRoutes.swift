extension Route {
    /// The addresses of signing in and out, for every provider.
    static let accounts: [Route] = [
        Route("/accounts/{provider}/begin", post: { await $0.beginSignIn($1) }),
        Route("/accounts/{provider}/return", get: { await $0.returnFromSignIn($1) }, isOpen: true),
        Route("/accounts/{provider}/events", get: { await $0.signInEvents($1) }),
        Route("/accounts/{provider}/cancel", post: { await $0.cancelSignIn($1) }),
        Route("/accounts/{provider}/paste", post: { await $0.pasteRedirect($1) }),
        Route("/accounts/{provider}/sign-out", post: { await $0.signOut($1) }),
    ]
}
